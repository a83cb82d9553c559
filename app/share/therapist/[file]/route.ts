import { LRUCache } from 'lru-cache';
import { renderShareCard } from '@/components/site/share/render';
import { log } from '@/lib/server/log';
import { therapistCardWords } from '@/lib/therapist/discovery/queries';

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

async function draw({ name, title, location }: Words): Promise<ArrayBuffer> {
  const key = JSON.stringify([name, title, location]);
  const kept = cards.get(key);
  if (kept) return kept;
  const turn = drawing.then(() => renderShareCard({ kicker: title, title: name, detail: location }));
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

/** The card of a therapist's public profile. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const slug = (await params).file.replace(/\.png$/, '');
  try {
    const words = await therapistCardWords(slug);
    if (!words) return new Response(null, { status: 404 });
    const isDrawable = drawable.test(words.name + words.title + words.location);
    if (!isDrawable || waiting >= mostWaiting) return generalCard();
    return new Response(await draw(words), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600, s-maxage=86400' },
    });
  } catch (error) {
    log.error('share card failed', { part: 'share card', error });
    return generalCard();
  }
}
