/** Text typed by the sender, given back so that a form keeps it after an error. Never holds a secret. */
export type FormValues = Readonly<Record<string, string>>;

/** First message per field name; shown beside the field and in the error summary. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The one answer of every form and server action. Expected failures are returned as `ok: false`;
 * surprises are thrown and reach the error boundary.
 */
export type ActionResult<T = undefined> =
  | { readonly ok: true; readonly message: string; readonly data: T }
  | {
      readonly ok: false;
      readonly message: string;
      readonly fieldErrors?: FieldErrors;
      readonly values?: FormValues;
    };
