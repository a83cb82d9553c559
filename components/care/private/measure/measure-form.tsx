'use client';

import { type ReactNode, useState } from 'react';
import { BandTable } from '@/components/care/screening/band-table';
import { sheetId } from '@/components/care/screening/item';
import { ResultCard } from '@/components/care/screening/result-card';
import { SheetItems } from '@/components/care/screening/sheet-items';
import { Steps, type StepsAgain } from '@/components/care/screening/steps';
import { useResultFocus } from '@/components/care/screening/use-result-focus';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { Button } from '@/components/ui/button';
import { FieldDescription } from '@/components/ui/field';
import { ArrowLeft } from '@/components/ui/icons';
import { consentNotices } from '@/content/consents';
import { answerOwnRequest } from '@/lib/care/assessment/request/actions';
import type { Instrument } from '@/lib/care/screening/instrument';
import { scoreScreening } from '@/lib/care/screening/rules';

type MeasureFormProps = {
  readonly request: string;
  readonly instrument: Instrument;
  readonly therapistName: string;
  /** When the page was made; names a result that is sent without scripts. */
  readonly openedAt: string;
  readonly postTo: string;
  /** Comes before anything else where it is needed. */
  readonly help: ReactNode;
};

/** How a result is sent: the same buttons and questions at the end of both ways to fill in. */
function useAnswer({ request, postTo }: Pick<MeasureFormProps, 'request' | 'postTo'>) {
  const form = useFormAction({ id: sheetId, action: answerOwnRequest, postTo: `${postTo}#${sheetId}` });
  const leaving = useRedirectAfterAction(form.result);
  return { form, sending: form.sending || leaving, request };
}

type Answer = ReturnType<typeof useAnswer>;

function SendButtons({ answer, therapistName }: { answer: Answer; therapistName: string }) {
  const { form, sending, request } = answer;
  const care = form.field('care');
  const { agreement, use } = consentNotices.care;
  return (
    <>
      <input type="hidden" name="request" value={request} />
      {/* Shown only to people who have not agreed before. */}
      {care.error && <CheckboxField field={care} label={agreement} hint={use} required />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pressed={form.pressed} sending={sending} name="step" value="share">
          {`Share with ${therapistName}`}
        </SubmitButton>
        <SubmitButton pressed={form.pressed} sending={sending} name="step" value="keep" variant="outline">
          Do not share
        </SubmitButton>
      </div>
    </>
  );
}

/** All questions at once: what the page shows before its script runs, and without scripts for good. */
function MeasureSheet({ answer, ...shown }: MeasureFormProps & { answer: Answer }) {
  const { instrument, therapistName, openedAt, help } = shown;
  const { form } = answer;
  const { result } = form;
  const failed = result?.ok === false ? result : null;
  return (
    <Form
      form={form}
      label={instrument.title}
      leaves
      autoComplete="off"
      className="group/sheet space-y-6 [counter-reset:points]"
    >
      <SheetItems
        instrument={instrument}
        formId={sheetId}
        values={failed?.values}
        errors={failed?.fieldErrors}
      />
      {instrument.safetyItem === 8 && (
        <div className="hidden group-has-[[name=item-9]:checked:not([value='0'])]/sheet:block">{help}</div>
      )}
      <noscript>
        <section aria-labelledby="by-hand" className="space-y-4">
          <h2 id="by-hand" className="text-h3 after:content-['_'_counter(points)]">
            Your score so far:
          </h2>
          <BandTable instrument={instrument} />
          <p className="max-w-measure">
            Nothing has been sent yet. “Share” sends your answers. We add them up and save only the score
            {instrument.safetyItem !== undefined && ', and whether the last answer is not “Not at all”'}.
          </p>
          <input type="hidden" name="completedAt" value={openedAt} />
          <SendButtons answer={answer} therapistName={therapistName} />
          <p className="text-muted-foreground text-small">{instrument.terms}</p>
        </section>
      </noscript>
    </Form>
  );
}

type OutcomeProps = Omit<MeasureFormProps, 'request' | 'openedAt' | 'postTo'> & {
  readonly answer: Answer;
  readonly given: readonly number[];
  readonly again: StepsAgain;
};

function MeasureOutcome({ instrument, therapistName, help, answer, given, again }: OutcomeProps) {
  const [completedAt] = useState(() => new Date().toISOString());
  const result = scoreScreening(instrument, given);
  const { score, highest, showsHelpFirst } = result;
  const place = useResultFocus(showsHelpFirst);
  const { form } = answer;
  return (
    <div ref={place} className="scroll-mt-6 space-y-6">
      {showsHelpFirst && help}
      <ResultCard instrument={instrument} result={result} />
      <Form form={form} label="Share the result" leaves className="grid gap-4">
        <h2 className="text-h3">Share it with {therapistName}?</h2>
        <p className="max-w-measure">
          {therapistName} then sees: {instrument.code}, {score} of {highest}, and when
          {showsHelpFirst && '; and that your last answer was not “Not at all”'}. Your answers are not sent.
          Nothing has been sent yet.
        </p>
        <input type="hidden" name="score" value={score} />
        <input type="hidden" name="mark" value={showsHelpFirst ? 'yes' : ''} />
        <input type="hidden" name="completedAt" value={completedAt} />
        <SendButtons answer={answer} therapistName={therapistName} />
      </Form>
      <p className="flex flex-wrap gap-x-2">
        <Button variant="link" onClick={again.onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the last question
        </Button>
        <Button variant="link" onClick={again.onStartAgain}>
          Start again
        </Button>
      </p>
      <FieldDescription>
        Ranges: {instrument.source}. {instrument.terms}
      </FieldDescription>
    </div>
  );
}

/**
 * A questionnaire that a therapist asked for: one tap an answer, the result on the device, and then sharing it, or not.
 */
export function MeasureForm(props: MeasureFormProps) {
  const answer = useAnswer(props);
  return (
    <Steps instrument={props.instrument} sheet={<MeasureSheet {...props} answer={answer} />}>
      {(given, again) => <MeasureOutcome {...props} answer={answer} given={given} again={again} />}
    </Steps>
  );
}
