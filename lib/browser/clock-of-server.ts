/**
 * The server's clock, as a device reads it on: what counts down ends by the server's time, however wrong the device's clock is set.
 * @param serverNow the server's time as the device heard it just now, in milliseconds since 1970
 * @returns reads the server's time, in milliseconds since 1970
 */
export function clockOfServer(serverNow: number, deviceNow: () => number = Date.now): () => number {
  const ahead = serverNow - deviceNow();
  return () => deviceNow() + ahead;
}
