// The bodies of the icons, by name; the build puts in those that the client names (build/icons.ts).
export const bodies: Record<string, string> = {};
