import 'server-only';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { onAnnounced } from '@/lib/server/request/announcement';
import type { Audience } from '@/lib/server/request/audience';

/** What a page has said while it was made. */
export type Announced = { audience?: Audience };

const audienceShape = z.enum(['everybody', 'guests', 'visit']);

const announced = new WeakMap<ServerResponse, Announced>();

function noteOf(answer: ServerResponse): Announced {
  const note = announced.get(answer) ?? {};
  announced.set(answer, note);
  return note;
}

/** Notes what pages say about themselves. Call it once, at the start. */
export function noteAnnouncements(): void {
  onAnnounced('antarman.page.audience', (answer, message) => {
    const { success, data } = audienceShape.safeParse(message);
    if (success) noteOf(answer).audience = data;
  });
}

/** Returns what the page of this answer has announced; undefined when it announced nothing. */
export function announcedBy(answer: ServerResponse): Announced | undefined {
  return announced.get(answer);
}
