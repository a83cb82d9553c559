import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** Limits concurrent decodes to two, so that other requests keep a core. */
export const decodingTurns = pLimit(2);
