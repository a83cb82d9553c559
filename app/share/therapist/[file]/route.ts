import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { renderShareCard } from '@/components/site/share/render';
import { log } from '@/lib/server/log';
import { therapistCardWords } from '@/lib/therapist/discovery/queries';
import { publicPhoto } from '@/lib/therapist/photo/queries';

export const dynamic = 'force-dynamic';

type Words = NonNullable<Awaited<ReturnType<typeof therapistCardWords>>>;

/** Cards by their text, so that a changed profile gets a new one; at most 16 MB. */
const cards = new LRUCache<string, ArrayBuffer>({
  maxSize: 16_000_000,
  sizeCalculation: (card) => card.byteLength,
});

/** Letters that the card's fonts have; for others the renderer would request another site. */
const drawable = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20b9]*$/;

/** Drawing takes a third of a second of one core, so this draws one card at a time and lets only a few wait. */
const mostWaiting = 8;
let waiting = 0;
let drawing: Promise<unknown> = Promise.resolve();

/** An uploaded photo as the card's renderer can draw it; a drawn sample portrait stays on the page. */
async function portraitOf(picture: string | null): Promise<{ readonly portrait?: string }> {
  const file = /^portraits\/([0-9a-f-]{36}\.webp)$/.exec(picture ?? '')?.[1];
  const photo = file ? await publicPhoto(file) : null;
  if (!photo) return {};
  const png = await sharp(photo.content).resize(520, 630, { fit: 'cover' }).png().toBuffer();
  return { portrait: `data:image/png;base64,${png.toString('base64')}` };
}

async function draw({ name, title, location, picture, sample }: Words): Promise<ArrayBuffer> {
  const key = JSON.stringify([name, title, location, picture, sample]);
  const known = cards.get(key);
  if (known) return known;
  const turn = drawing.then(async () =>
    renderShareCard({
      kicker: title,
      title: name,
      detail: location,
      sample,
      ...(await portraitOf(picture)),
    }),
  );
  drawing = turn.catch(() => undefined);
  waiting += 1;
  try {
    const card = await turn;
    cards.set(key, card);
    return card;
  } finally {
    waiting -= 1;
  }
}

/** The card of the whole directory, for a name that it cannot draw, too many requests or a failure. */
function generalCard(): Response {
  return new Response(null, { status: 307, headers: { Location: '/share/professionals.png' } });
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const slug = (await params).file.replace(/\.png$/, '');
  try {
    const words = await therapistCardWords(slug);
    if (!words) return new Response(null, { status: 404 });
    const isDrawable = drawable.test(words.name + words.title + words.location);
    if (!isDrawable || waiting >= mostWaiting) return generalCard();
    return new Response(await draw(words), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, s-maxage=5' },
    });
  } catch (error) {
    log.error('share card failed', { part: 'share card', error });
    return generalCard();
  }
}
