// Modules that exist only while building: see build/icons.ts.
declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
