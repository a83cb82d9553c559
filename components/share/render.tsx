import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { ShareCard, type ShareCardWords, shareCardSize } from './share-card';

/** Static cuts of the two families, for letters of Latin scripts and ₹; the renderer reads no variable fonts. */
const readFont = (file: string) => readFile(path.join(process.cwd(), 'components/share/fonts', file));

/** The PNG of a card. Every letter must be one of the fonts': for others the renderer would ask another site. */
export async function renderShareCard(words: ShareCardWords): Promise<ArrayBuffer> {
  const [fraunces, figtree] = await Promise.all([
    readFont('fraunces-600.woff'),
    readFont('figtree-500.woff'),
  ]);
  const image = new ImageResponse(<ShareCard {...words} />, {
    ...shareCardSize,
    fonts: [
      { name: 'Figtree', data: figtree, weight: 400 },
      { name: 'Fraunces', data: fraunces, weight: 400 },
    ],
  });
  return image.arrayBuffer();
}
