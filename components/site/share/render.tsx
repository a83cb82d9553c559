import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { ShareCard, type ShareCardWords, shareCardSize } from './share-card';

/** Static cuts of the two families, for Latin letters and ₹; the renderer cannot read variable fonts. */
const readFont = (file: string) => readFile(path.join(process.cwd(), 'components/site/share/fonts', file));

/** The PNG of a card. These fonts must hold every letter: for others the renderer would request another site. */
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
