import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

type Kind<Path> = {
  /** Every other purpose refuses the name. */
  readonly purpose: string;
  readonly path: Path;
  /** Milliseconds from the given time. */
  readonly lifetime: number;
};

/** Links of one kind for mails and pages: each opens one row for its holder until its lifetime ends. */
export function signedLink<Path extends `/${string}`>({ purpose, path, lifetime }: Kind<Path>) {
  const token = (id: string, from: Date = new Date()) => signId(purpose, id, from.getTime() + lifetime);
  const pathOf = (id: string, from?: Date) => `${path}/${token(id, from)}` as const;
  return {
    token,
    path: pathOf,
    /** The path with our origin, for mails. */
    url: (id: string, from?: Date) => env.APP_URL + pathOf(id, from),
    /** The id behind a token; undefined if it is forged, made for another purpose or expired. */
    idOf: (given: string, now: Date = new Date()) => idOfSigned(purpose, given, now.getTime()),
  };
}
