import type { ActionResult } from '@/lib/action-result';

export type Option = { readonly value: string; readonly label: string };

/** What a form needs to go on after an answer, whether the browser runs scripts or not. */
type NextTry = {
  /** Token for the next press: the same one while this message is still to be sent, a fresh one after it was. */
  readonly formToken?: string;
  /** Finds the log line of an unexpected error. */
  readonly reference?: string;
  /** Choices that follow from what was typed, by field. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
};

/** The one answer of every form action. */
export type FormResult<T> = ActionResult<T> & NextTry;

/** Where an answer leads on to. */
export type Onward = { readonly next: string };

/** An action as forms call it. React passes the last answer first; it comes from the browser and is ignored. */
export type FormAction<T> = (previous: unknown, form: FormData) => Promise<FormResult<T>>;
