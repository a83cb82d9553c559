'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo, useRef } from 'react';
import { type FieldErrors as Found, get, type Resolver, set, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLeaveGuard } from '@/components/forms/draft/use-leave-guard';
import type { FieldState } from '@/components/forms/field-frame';
import { type FormOptions, useFormAction } from '@/components/forms/use-form-action';
import type { FieldErrors } from '@/lib/server/action/action-result';
import { refusalOf } from '@/lib/server/action/field-errors';
import type { FormResult } from '@/lib/server/action/form-result';

type Fields = Record<string, unknown>;

type ValidatedFormOptions<T> = Omit<FormOptions<T>, 'check'> & {
  /** The schema of the form's action, so that browser and server accept the same. */
  readonly schema: z.ZodObject;
  /** False on public pages: leaving asks nothing. */
  readonly asksBeforeLeaving?: boolean;
  /** False where the server keeps a form that is not whole: it is sent in any case, and its fields say what is wrong. */
  readonly refuses?: boolean;
  /** Whether the fields matter to the button that sends the form; each does unless this says otherwise. */
  readonly checksFor?: (pressed: HTMLElement | null) => boolean;
  /** Grows each time the form was saved without being sent, such as by itself: leaving then loses nothing. */
  readonly saves?: number;
};

/** Errors in the library's form: a name with dots, such as that of a row's field, is a path for it. */
function asWatched(errors: FieldErrors = {}): Found<Fields> {
  const watched: Found<Fields> = {};
  for (const [name, message] of Object.entries(errors)) set(watched, name, { type: 'said', message });
  return watched;
}

function messageAt(errors: Found<Fields>, name: string): string | undefined {
  const found = get(errors, name) as { readonly message?: unknown } | undefined;
  const message = found?.message;
  return typeof message === 'string' ? message : undefined;
}

/** The form of the page, and the button that was pressed last to send it. */
type Page = { readonly form: HTMLFormElement | null; readonly pressed: HTMLElement | null };

/**
 * The declared fields of the form on the page, as text, as the server reads them: the pressed button among them, and several
 * values of one name joined by commas.
 */
function textFields({ form, pressed }: Page, names: readonly string[]): Record<string, string> {
  // A button that an answer has taken off the page sends nothing any more.
  const button = pressed instanceof HTMLButtonElement && pressed.form === form ? pressed : null;
  const sent = form ? new FormData(form, button) : new FormData();
  const text = (name: string) =>
    sent
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',');
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

/**
 * `useFormAction` for forms of people who stay a while. In the browser the action's schema looks at the fields first
 * and says the same words as on the server; after a refusal each field says at once when it is mended. The form asks
 * before somebody leaves it with changes. Without scripts it posts as any other. It costs a phone some 40 KB, so a
 * form that must be there at once keeps to `useFormAction`.
 * The values in the page count, and not those of the library: the page holds the hidden fields too, and what was
 * typed before the scripts came.
 */
export function useValidatedForm<T>({
  schema,
  onSent,
  asksBeforeLeaving = true,
  refuses = true,
  checksFor = () => true,
  saves = 0,
  ...options
}: ValidatedFormOptions<T>) {
  const formRef = useRef<HTMLFormElement>(null);
  const lastPressed = useRef<HTMLElement | null>(null);
  const attached = useRef(new Map<string, Element>());
  const names = useMemo(() => Object.keys(schema.shape), [schema]);
  const fieldsNow = useCallback(
    () => textFields({ form: formRef.current, pressed: lastPressed.current }, names),
    [names],
  );
  const resolver = useMemo<Resolver<Fields>>(() => {
    const resolve = zodResolver(schema);
    return (_kept, context, hints) => resolve(fieldsNow(), context, hints);
  }, [schema, fieldsNow]);

  /** The answer that the server would give, without a request. */
  const check = (pressed: HTMLElement | null) =>
    new Promise<FormResult<T> | null>((answer) => {
      if (!checksFor(pressed)) return answer(null);
      lastPressed.current = pressed;
      const look = watched.handleSubmit(
        () => answer(null),
        (found) => {
          const said = names.flatMap((name) => {
            const message = messageAt(found, name);
            return message === undefined ? [] : [[name, message]];
          });
          const fieldErrors = Object.fromEntries(said);
          const message = refusalOf(fieldErrors, fieldsNow());
          answer(refuses ? { ok: false, message, fieldErrors } : null);
        },
      );
      // A look that breaks, such as in an old browser, holds nobody up: the server looks as well.
      look().catch(() => answer(null));
    });

  const form = useFormAction<T>({
    ...options,
    check,
    onSent: (data) => {
      release();
      watched.reset(undefined, { keepValues: true });
      onSent?.(data);
    },
  });
  const { result } = form;
  const release = useLeaveGuard(formRef, { sent: form.generation + saves, asks: asksBeforeLeaving });
  const errors = useMemo(() => (result && !result.ok ? asWatched(result.fieldErrors) : undefined), [result]);
  const watched = useForm<Fields>({ resolver, errors, mode: 'onSubmit', shouldFocusError: false });
  const shown = watched.formState.errors;

  /** @param alsoChecks fields whose validity depends on this one */
  function field(
    name: string,
    { alsoChecks = [] }: { readonly alsoChecks?: readonly string[] } = {},
  ): FieldState {
    const { id, defaultValue } = form.field(name);
    const { ref, onChange, onBlur } = watched.register(name, { deps: [...alsoChecks] });
    const error = messageAt(shown, name);
    const attach: typeof ref = (control: HTMLInputElement | null) => {
      const before = attached.current.get(name);
      if (control) {
        attached.current.set(name, control);
        // The library would write the value of the old field into a new one, which is empty. Radios of one name exist
        // side by side: the second is not a successor of the first, and must not be chosen because it appeared.
        if (before && before !== control && control.type !== 'radio') {
          watched.setValue(name, control.type === 'checkbox' ? control.checked : control.value);
        }
      }
      const chosen = control?.type === 'radio' && control.checked;
      ref(control);
      // The library writes its own value, none yet, into every radio that it meets after the first, and so it would
      // take back what somebody chose before the scripts came.
      if (chosen && !control.checked) watched.setValue(name, control.value);
    };
    return {
      id,
      name,
      defaultValue,
      ...(error !== undefined && { error }),
      watch: { ref: attach, onChange, onBlur },
    };
  }

  return { ...form, field, formProps: { ...form.formProps, ref: formRef } };
}
