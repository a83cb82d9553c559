/** Lets this process import the project's TypeScript. Call it only after the packages are installed. */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../runtime/allow-server-only.mjs');
}
