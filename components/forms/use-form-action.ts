'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import type { FormAction, FormResult } from '@/lib/action/form-result';
import { unexpectedError } from '@/lib/action/unexpected';
import { shortestVisitMs } from '@/lib/form-visit';

const pageUpdated = 'This page was updated in the meantime. Please reload it and try again.';

export type FormOptions<T> = {
  /** Prefix of the ids of all fields; unique in the page. */
  readonly id: string;
  readonly action: FormAction<T>;
  /** Address of the page the form stands on, to which a browser without scripts posts it. */
  readonly postTo: string;
  /** Signed token of this visit; empty for a form that stands on prerendered pages. */
  readonly formToken?: string;
  /** What fields hold before anything is typed, by name. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What a form like this was answered when it was posted to a route without scripts. */
  readonly answer?: FormResult<T> | null;
  /** Looks at the form before it is sent; what it answers is shown instead of sending. */
  readonly check?: () => Promise<FormResult<T> | null>;
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
 * One form and its action. Without scripts the browser posts the form and the page comes back with the answer;
 * with scripts the fields stay as they are until the answer says that the message was taken, whatever happens to
 * the connection in between.
 */
export function useFormAction<T>({
  id,
  action,
  postTo,
  formToken = '',
  defaults = {},
  answer: postedAnswer = null,
  check,
  onSent,
}: FormOptions<T>) {
  const [posted, formAction] = useActionState<FormResult<T> | null, FormData>(action, postedAnswer, postTo);
  const [answered, setAnswered] = useState<FormResult<T> | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const [sending, startSending] = useTransition();
  const busy = useRef(false);
  const tokenSeenAt = useRef(0);
  const focusRef = useRef<HTMLDivElement>(null);

  const result = answered ?? posted;
  const token = result?.formToken ?? formToken;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each token.
  useEffect(() => {
    tokenSeenAt.current = performance.now();
  }, [token]);

  useEffect(() => {
    if (answered) focusRef.current?.focus();
  }, [answered]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = new FormData(event.currentTarget);
    const refused = await check?.();
    if (refused) {
      busy.current = false;
      setAnswered(refused);
      return;
    }
    startSending(async () => {
      // A quick person waits here instead of being taken for a program.
      const early = token === '' ? 0 : shortestVisitMs - (performance.now() - tokenSeenAt.current);
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      // An answer may also be a redirect, which passes through here as an error.
      const answer = await unlessLost(action(null, form)).finally(() => {
        busy.current = false;
      });
      startTransition(() => {
        setAnswered(answer);
        if (answer.ok) setSentCount((count) => count + 1);
      });
      if (answer.ok) onSent?.(answer.data);
    });
  }

  const kept = result && !result.ok ? result.values : undefined;
  const errors = result && !result.ok ? result.fieldErrors : undefined;
  const field = (name: string): FieldState => {
    const error = errors?.[name];
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: kept?.[name] ?? defaults[name] ?? '',
      ...(error !== undefined && { error }),
    };
  };

  return {
    result,
    sending,
    field,
    token,
    focusRef,
    /** Changes when a message was taken: as the key of the fields it empties them. */
    generation: sentCount,
    formProps: { id, action: formAction, onSubmit, noValidate: true },
  };
}
