import { memberHintCookie } from '@/lib/account/session/account-summary';
import { dropOwn, keepOwn, readOwn } from '@/lib/browser/own-store';

/** The next session as stored on a device: time and place, without names. */
export type StoredSession = {
  /** In words, with the zone: "Tue 24 Nov, 6:30 pm IST" */
  readonly when: string;
  /** In words, such as "Your therapist calls you on +91 98765 43210." */
  readonly where: string;
  /** Room of a video call; https. */
  readonly link: string | null;
  /** Milliseconds. */
  readonly endsAt: number;
  /** Date of this information, in words. */
  readonly asOf: string;
};

const name = 'next-session';

/** Milliseconds: people come late, and calls last longer. */
const hour = 3_600_000;

export function keepNextSession(session: StoredSession): void {
  keepOwn(name, session, 'device', session.endsAt + hour);
}

export function dropNextSession(): void {
  dropOwn(name);
}

export function looksSignedIn(): boolean {
  return document.cookie.includes(`${memberHintCookie}=`);
}

/** The next session of the person signed in on this browser; null for others. */
export function readNextSession(): StoredSession | null {
  if (!looksSignedIn()) return null;
  const { when, where, link, endsAt, asOf } = (readOwn(name)?.value ?? {}) as Partial<
    Record<keyof StoredSession, unknown>
  >;
  if (typeof when !== 'string' || typeof where !== 'string' || typeof asOf !== 'string') return null;
  const httpsLink = typeof link === 'string' && link.startsWith('https://') ? link : null;
  return { when, where, link: httpsLink, endsAt: Number(endsAt), asOf };
}
