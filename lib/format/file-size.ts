export function fileSizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(kilobytes / 1_000).toFixed(1)} MB`;
}

/**
 * "5 MB": the largest file that a field accepts, in words. @param bytes whole megabytes of 1,048,576 bytes
 */
export const mostInWords = (bytes: number): string => `${bytes / 1_048_576} MB`;
