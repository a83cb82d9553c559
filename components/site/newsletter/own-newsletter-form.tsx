'use client';

import { Honeypot } from '@/components/forms/hidden-fields';
import { useFormAction } from '@/components/forms/use-form-action';
import { nightButton, nightField, nightLabel } from '@/components/ui/plain';
import { subscribeToNewsletter } from '@/lib/site/newsletter/actions';

/** Subscribes to our own list. It is in the footer of prerendered pages, so no visit has its own token. */
export function OwnNewsletterForm({ id: formId, name }: { readonly id: string; readonly name: string }) {
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
      <label htmlFor={email.id} className={nightLabel}>
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
        className={nightField}
      />
      <button type="submit" disabled={sending} className={nightButton}>
        {sending ? 'Subscribing...' : 'Subscribe'}
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
