import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/**
 * The framework's own map: since when everything with a tag is stale, or expired, in milliseconds since the epoch. There
 * is one for the whole process.
 */
export const tagMarks = tagsManifest;
