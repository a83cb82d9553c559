'use client';

import { useEffect, useState } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { PressButton } from '@/components/forms/press-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import { consentNotices } from '@/content/consents';
import { keepOwnAssessment } from '@/lib/assessment/actions';
import { memberHintCookie } from '@/lib/auth/account-summary';

type Result = {
  /** "PHQ-9", "GAD-7" */
  readonly code: string;
  readonly slug: string;
  readonly score: number;
  readonly highest: number;
};

/** Whether this browser looks signed in; looked at again when one comes back from signing in elsewhere. */
function useLooksSignedIn(): boolean {
  const [looks, setLooks] = useState(false);
  useEffect(() => {
    const look = () => setLooks(document.cookie.includes(`${memberHintCookie}=1`));
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return looks;
}

function KeepForm({ code, slug, score }: Result) {
  const [completedAt] = useState(() => new Date().toISOString());
  const form = useFormAction({
    id: 'keep',
    action: keepOwnAssessment,
    postTo: `/clarity-quiz/${slug}`,
  });
  const { result, sending } = form;
  const care = form.field('care');
  const { agreement, use } = consentNotices.care;
  return (
    <form {...form.formProps} className="grid gap-4">
      <ErrorSummary formId="keep" result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {result?.ok ? (
        <a href="/dashboard/assessments" className={buttonStyle({ className: 'justify-self-start' })}>
          See all my results
        </a>
      ) : (
        <>
          <input type="hidden" name="instrument" value={code} />
          <input type="hidden" name="score" value={score} />
          <input type="hidden" name="completedAt" value={completedAt} />
          {/* Asked only of those who have not agreed before; the server knows who has. */}
          {care.error && <CheckboxField field={care} label={agreement} hint={use} required />}
          <PressButton sending={sending}>Keep this result in my account</PressButton>
        </>
      )}
    </form>
  );
}

/**
 * Keeping a result is an act of its own: until this is pressed nothing has left the device, and then the sum does,
 * never an answer. Guests are told how; what they have in front of them waits.
 */
export function KeepResult(result: Result) {
  const signedIn = useLooksSignedIn();
  const { score, highest } = result;
  return (
    <section aria-labelledby="keep-title" className="no-print space-y-4">
      <h2 id="keep-title" className="text-h3">
        Keep this result?
      </h2>
      <p className="max-w-measure">
        Clients can keep it in their account: which questionnaire, {score} of {highest}, and when. Your
        answers are never sent. You alone see it, until you show it to your therapist.
      </p>
      {signedIn ? (
        <KeepForm {...result} />
      ) : (
        <p>
          <a href="/login" target="_blank" rel="noopener" className="tap text-link">
            Sign in first
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          . It opens in a new tab; come back to this one, and the button is here.
        </p>
      )}
    </section>
  );
}
