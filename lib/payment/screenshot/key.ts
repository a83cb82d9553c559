const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type ScreenshotType = keyof typeof extensions;

export function isScreenshotType(text: string): text is ScreenshotType {
  return Object.hasOwn(extensions, text);
}

/** Key of a screenshot in its bucket (product.md §7): only our own id and the detected format. */
export function screenshotKey(submissionId: string, contentType: ScreenshotType): string {
  return `${submissionId}/screenshot.${extensions[contentType]}`;
}
