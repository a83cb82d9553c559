'use client';

import { useState } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { useDeviceStore } from '@/components/site/tool/use-device-store';
import { Card } from '@/components/ui/card';
import { FieldDescription } from '@/components/ui/field';
import { consentNotices } from '@/content/consents';
import { shareOwnSafetyPlan } from '@/lib/care/safety-plan/actions';
import { safetyPlanSchema } from '@/lib/care/safety-plan/schema';
import type { Option } from '@/lib/server/action/form-result';
import {
  isEmptyPlan,
  readSafetyPlan,
  type SafetyPlanWords,
  safetyPlanKey,
  safetySteps,
} from '@/lib/site/tool/safety-plan';

const formId = 'share-plan';

type ShareFormProps = {
  readonly therapists: readonly Option[];
  /** The shared plan; the plan on the device comes first. */
  readonly shared: SafetyPlanWords;
  readonly postTo: string;
};

/** Shows a safety plan to a therapist: the one on the device, or what is written here. */
export function ShareForm({ therapists, shared, postTo }: ShareFormProps) {
  const { value: onDevice } = useDeviceStore(safetyPlanKey, readSafetyPlan);
  const hasPlan = onDevice !== undefined && !isEmptyPlan(onDevice);
  const only = therapists.length === 1 ? (therapists[0]?.value ?? '') : '';
  const form = useValidatedForm({
    id: formId,
    schema: safetyPlanSchema,
    action: shareOwnSafetyPlan,
    postTo: `${postTo}#${formId}`,
    defaults: { ...shared, ...(hasPlan && onDevice), therapist: only },
  });
  const care = form.field('care');
  // Once the server has asked, the question stays until the plan is sent: its message goes with the first tick.
  const [hasAsked, setHasAsked] = useState(false);
  const asks = !form.result?.ok && (hasAsked || care.error !== undefined);
  if (asks !== hasAsked) setHasAsked(asks);
  const { agreement, use } = consentNotices.care;
  return (
    <Card asChild>
      <Form form={form} label="Share a safety plan" className="grid gap-4 sm:gap-5">
        {(hasPlan || !isEmptyPlan(shared)) && (
          <FieldDescription>
            {hasPlan
              ? 'This is the plan on this device. Changes you make here are shared, but not saved on the device.'
              : 'You are sharing this plan now.'}
          </FieldDescription>
        )}
        {/* The device answers after the page is there: its words then take the place of the empty fields. */}
        <div className="grid gap-3 sm:gap-5" key={hasPlan ? 'device' : 'page'}>
          {safetySteps.map(({ name, title, hint }) => (
            <TextArea key={name} field={form.field(name)} label={title} hint={hint} rows={2} />
          ))}
        </div>
        <SelectField
          field={form.field('therapist')}
          label="Who sees it"
          options={therapists}
          placeholder="Choose your therapist"
          required
        />
        {/* Shown only to people who have not agreed before. */}
        {asks && <CheckboxField field={care} label={agreement} hint={use} required />}
        <SubmitButton sending={form.sending}>Share with my therapist</SubmitButton>
      </Form>
    </Card>
  );
}
