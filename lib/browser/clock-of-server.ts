/**
 * Reads the server's time on a device: countdowns end by the server's time, even if the device's clock is
 * wrong.
 * @param serverNow the server's time that the device has just received, in milliseconds since 1970
 * @returns a function that returns the server's time, in milliseconds since 1970
 */
export function clockOfServer(serverNow: number, deviceNow: () => number = Date.now): () => number {
  const ahead = serverNow - deviceNow();
  return () => deviceNow() + ahead;
}
