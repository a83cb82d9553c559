import type { ActionResult } from '@/lib/server/action/action-result';

/** A field that has changed since the page showed it, in words. */
export type OtherValue = { readonly label: string; readonly wrote: string; readonly current: string };

/** The present state of a record, for a form that began with an earlier one. */
export type Stored = {
  /** The present version; a form sent with it replaces the present state. */
  readonly version: string;
  readonly differences: readonly OtherValue[];
};

export type Option = { readonly value: string; readonly label: string };

/** The data that a form needs to continue after an answer, with or without scripts. */
type NextTry = {
  /** Token for the next submit: the same one while this message is unsent, a fresh one afterwards. */
  readonly formToken?: string;
  /** Milliseconds after which the message is accepted; given only for one that came too fast. */
  readonly waitMs?: number;
  /** Identifies the log line of an unexpected error. */
  readonly reference?: string;
  /** Address of the sign-in page with a way back here, for an ended session. */
  readonly signInAt?: string;
  /** The present state, if the record has changed since the page showed it. */
  readonly stored?: Stored;
  /** Options by field that depend on the typed text. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
};

export type FormResult<T> = ActionResult<T> & NextTry;

export type RedirectTo = { readonly next: string };

/**
 * An action in the form that components call. React passes the previous answer first; it comes from the
 * browser and is ignored.
 */
export type FormAction<T> = (previous: unknown, form: FormData) => Promise<FormResult<T>>;
