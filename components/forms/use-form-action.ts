'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { rememberAccepted } from '@/components/forms/last-accepted';
import { keyed } from '@/components/forms/sent-token';
import type { FormAction, FormResult } from '@/lib/server/action/form-result';
import { formTokenField, openForField } from '@/lib/server/action/form-visit';
import { unexpectedError } from '@/lib/server/action/unexpected';

const pageUpdated = 'This page was updated in the meantime. Please reload it and try again.';

export type FormOptions<T> = {
  /** Prefix of the ids of all fields; unique on the page. */
  readonly id: string;
  readonly action: FormAction<T>;
  /** Address of the form's own page, to which a browser without scripts posts it. */
  readonly postTo: string;
  /** Signed token of the form; empty for one that needs none. */
  readonly formToken?: string;
  /** First values of the fields, by name. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** How a script sends the form, if that is more than calling the action. */
  readonly send?: (form: FormData) => Promise<FormResult<T>>;
  /** Checks the form before it is sent; shows its result instead of sending. `pressed` is the button that sends it. */
  readonly check?: (pressed: HTMLElement | null) => Promise<FormResult<T> | null>;
  readonly onSent?: (data: T) => void;
};

async function unlessLost<T>(sent: Promise<FormResult<T>>): Promise<FormResult<T>> {
  try {
    return await sent;
  } catch (error) {
    unstable_rethrow(error);
    const message = unstable_isUnrecognizedActionError(error) ? pageUpdated : unexpectedError;
    return { ok: false, message };
  }
}

/**
 * Sends a form with the clock of this page; sends one that was too quick for a person again as soon as the server will
 * accept it.
 */
async function sendInTime<T>(
  send: (form: FormData) => Promise<FormResult<T>>,
  form: FormData,
): Promise<FormResult<T>> {
  const sendNow = () => {
    if (form.has(formTokenField)) form.set(openForField, performance.now().toFixed());
    return send(form);
  };
  const answer = await sendNow();
  if (answer.ok || !answer.waitMs) return answer;
  await new Promise((resolve) => setTimeout(resolve, answer.waitMs));
  return await sendNow();
}

/**
 * One form and its action. Without scripts the browser posts the form and the page comes back with the answer; with
 * scripts the fields stay as they are until the answer says that the message was accepted, whatever happens to the
 * connection in between.
 */
export function useFormAction<T>({
  id,
  action,
  postTo,
  formToken = '',
  defaults = {},
  send = (form) => action(null, form),
  check,
  onSent,
}: FormOptions<T>) {
  const [posted, formAction] = useActionState<FormResult<T> | null, FormData>(action, null, postTo);
  const [answered, setAnswered] = useState<FormResult<T> | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const [sending, startSending] = useTransition();
  const [pressed, setPressed] = useState<string | null>(null);
  const busy = useRef(false);
  const focusRef = useRef<HTMLDivElement>(null);

  const result = answered ?? posted;
  const token = result?.formToken ?? formToken;
  // The token as it will be sent next: with the key of what is being written, which stays when an answer is lost.
  const sentToken = useRef(token);

  // With the answer, and not a moment later, when somebody may already write into the field that it names.
  useLayoutEffect(() => {
    if (!answered) return;
    // `focus` alone scrolls the answer to the middle of the window, which cuts a line at the upper edge.
    focusRef.current?.focus({ preventScroll: true });
    focusRef.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    // The pressed button says what to do where a form has two.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    if (sentToken.current) form.set(formTokenField, keyed(sentToken));
    const refused = await check?.(submitter);
    if (refused) {
      busy.current = false;
      setAnswered(refused);
      return;
    }
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : null);
    startSending(async () => {
      // An answer may also be a redirect, which passes through here as an error.
      const answer = await unlessLost(sendInTime(send, form)).finally(() => {
        busy.current = false;
      });
      if (answer.formToken) sentToken.current = answer.formToken;
      startTransition(() => {
        setAnswered(answer);
        if (answer.ok) {
          rememberAccepted(answer);
          setSentCount((count) => count + 1);
        }
      });
      if (answer.ok) onSent?.(answer.data);
    });
  }

  const sent = result && !result.ok ? result.values : undefined;
  const errors = result && !result.ok ? result.fieldErrors : undefined;
  const field = (name: string): FieldState => {
    const error = errors?.[name];
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: sent?.[name] ?? defaults[name] ?? '',
      ...(error !== undefined && { error }),
    };
  };

  return {
    result,
    sending,
    /** The value of the button that sent the form. */
    pressed,
    field,
    token,
    sentToken,
    focusRef,
    /** Address of the form's page, as it is opened again. */
    place: postTo.split('#', 1)[0] ?? postTo,
    /** Changes after a message was accepted: as the key of the fields it empties them. */
    generation: sentCount,
    formProps: { id, action: formAction, onSubmit, noValidate: true },
  };
}
