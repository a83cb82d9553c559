import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

type Kind<Path> = {
  /** A name made for one purpose is refused for every other. */
  readonly purpose: string;
  readonly path: Path;
  /** Milliseconds from the time that the maker of the link gives. */
  readonly lifetime: number;
};

/** Links of one kind for mails and pages: each opens one row, for its holder alone, until its lifetime ends. */
export function signedLink<Path extends `/${string}`>({ purpose, path, lifetime }: Kind<Path>) {
  const token = (id: string, from: Date = new Date()) => signId(purpose, id, from.getTime() + lifetime);
  const pathOf = (id: string, from?: Date) => `${path}/${token(id, from)}` as const;
  return {
    token,
    path: pathOf,
    /** The path with the site, for mails. */
    url: (id: string, from?: Date) => env.APP_URL + pathOf(id, from),
    /** The id that a token opens, or undefined when it is forged, of another purpose or too old. */
    idOf: (given: string, now: Date = new Date()) => idOfSigned(purpose, given, now.getTime()),
  };
}
