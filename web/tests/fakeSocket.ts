// A WebSocket that a test holds both ends of.
import type { Socket } from "../src/lib/live";
import type { FromServer, ToServer } from "../src/lib/protocol";

export class FakeSocket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: ToServer[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error("This socket is not open.");
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server and the network do.

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  say(message: FromServer): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

/** Makes sockets and keeps them, the newest last. */
export class FakeNetwork {
  sockets: FakeSocket[] = [];
  connect = (address: string): Socket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as Socket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
