/** "312 KB", "4.2 MB": the size of a file in words. */
export function fileSizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(kilobytes / 1_000).toFixed(1)} MB`;
}
