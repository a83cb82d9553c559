import type { ActionResult } from '@/lib/server/action/action-result';

/** One field that somebody else has changed since the page showed it, in words. */
export type OtherValue = { readonly label: string; readonly wrote: string; readonly stands: string };

/** A record as it stands now, for a form that began with an earlier state. */
export type Stored = {
  /** Version of what stands now; a form sent with this version replaces it. */
  readonly version: string;
  readonly differences: readonly OtherValue[];
};

export type Option = { readonly value: string; readonly label: string };

/** What a form needs to continue after an answer, with or without scripts. */
type NextTry = {
  /** Token for the next submit: the same one while this message is unsent, a fresh one afterwards. */
  readonly formToken?: string;
  /** Milliseconds after which the same message is accepted; given only for one that came too fast. */
  readonly waitMs?: number;
  /** Finds the log line of an unexpected error. */
  readonly reference?: string;
  /** Address of the sign-in page that leads back here, for somebody whose session has ended. */
  readonly signInAt?: string;
  /** What stands now, where the record has changed since the page showed it. */
  readonly stored?: Stored;
  /** Choices by field that follow from what was typed. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
};

/** The one answer of every form action. */
export type FormResult<T> = ActionResult<T> & NextTry;

/** The page that an answer redirects to. */
export type RedirectTo = { readonly next: string };

/** An action as forms call it. React passes the previous answer first; it comes from the browser and is ignored. */
export type FormAction<T> = (previous: unknown, form: FormData) => Promise<FormResult<T>>;
