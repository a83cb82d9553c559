import type { Screenshot } from '@/lib/payment/screenshot/screenshot';

/** Key of a screenshot in its bucket (spec §7): made of our own id and the format that was found, nothing else. */
export function screenshotKey(submissionId: string, extension: Screenshot['extension']): string {
  return `${submissionId}/screenshot.${extension}`;
}
