import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** Whoever decodes a stranger's file waits here: one core each, two at a time; the rest belongs to everybody else. */
export const decodingTurns = pLimit(2);
