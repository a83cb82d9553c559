/** The sender's text, returned so that the form still shows it after an error. Never holds a secret. */
export type FormValues = Readonly<Record<string, string>>;

/** First message per field name; the form shows it at the field and in the error summary. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The result of every form and server action. Expected failures return `ok: false`; unexpected ones throw and
 * reach the error boundary.
 */
export type ActionResult<T = undefined> =
  | { readonly ok: true; readonly message: string; readonly data: T }
  | {
      readonly ok: false;
      readonly message: string;
      readonly fieldErrors?: FieldErrors;
      readonly values?: FormValues;
    };
