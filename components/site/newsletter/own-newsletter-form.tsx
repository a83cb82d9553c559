'use client';

import { Honeypot } from '@/components/forms/hidden-fields';
import { useFormAction } from '@/components/forms/use-form-action';
import { subscribeToNewsletter } from '@/lib/site/newsletter/actions';

/** Subscribes to our own list. It is in the footer of prerendered pages, so no visit has its own token. */
export function OwnNewsletterForm({
  id: formId,
  name,
  fieldStyle,
}: {
  readonly id: string;
  /** Separates this form from another one on the page. */
  readonly name: string;
  readonly fieldStyle: string;
}) {
  const { field, formProps, focusRef, generation, result, sending } = useFormAction({
    id: formId,
    action: subscribeToNewsletter,
    // Works on any page; the name separates two of them on one page.
    postTo: `?form=${formId}`,
  });
  const email = field('email');
  const problem = result && !result.ok ? (email.error ?? result.message) : undefined;

  return (
    <form {...formProps} aria-label={`Newsletter: ${name}`} className="flex flex-wrap gap-3">
      <Honeypot formId={formId} />
      <label htmlFor={email.id} className="w-full font-semibold text-small">
        Your email
      </label>
      {problem && (
        <p id={`${email.id}-error`} role="alert" className="w-full font-semibold text-warm">
          {problem}
        </p>
      )}
      <input
        key={generation}
        id={email.id}
        name={email.name}
        defaultValue={email.defaultValue}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${email.id}-error` : undefined}
        className={fieldStyle}
      />
      {/* Not a Button: every public page carries this script, and none should carry all buttons for it. */}
      <button
        type="submit"
        disabled={sending}
        className="min-h-12 rounded-control bg-night-foreground px-5 font-semibold text-[oklch(0.25_0.04_190)] hover:opacity-90 disabled:opacity-70"
      >
        {sending ? 'Sending...' : 'Subscribe'}
      </button>
      <div role="status" className="w-full">
        {result?.ok && (
          <div ref={focusRef} tabIndex={-1} className="rounded-control font-semibold text-night-foreground">
            {result.message}
          </div>
        )}
      </div>
    </form>
  );
}
