import 'server-only';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { onAnnounced } from '@/lib/server/request/announcement';
import type { Audience } from '@/lib/server/request/audience';

/** A form token that stands in a page, and the kind of form that takes it. */
export type IssuedToken = { readonly kind: string; readonly token: string };

/** What a page has said while it was made. */
export type Announced = { audience?: Audience; readonly tokens: IssuedToken[] };

const audienceShape = z.enum(['everybody', 'guests', 'visit']);
const tokenShape = z.object({ kind: z.string(), token: z.string() });

const announced = new WeakMap<ServerResponse, Announced>();

function noteOf(answer: ServerResponse): Announced {
  const note = announced.get(answer) ?? { tokens: [] };
  announced.set(answer, note);
  return note;
}

/** Notes what pages say about themselves. Call it once, at the start. */
export function noteAnnouncements(): void {
  onAnnounced('antarman.page.audience', (answer, message) => {
    const { success, data } = audienceShape.safeParse(message);
    if (success) noteOf(answer).audience = data;
  });
  onAnnounced('antarman.form.token', (answer, message) => {
    const { success, data } = tokenShape.safeParse(message);
    if (success) noteOf(answer).tokens.push(data);
  });
}

/** Returns what the page of this answer has announced; undefined when it announced nothing. */
export function announcedBy(answer: ServerResponse): Announced | undefined {
  return announced.get(answer);
}
