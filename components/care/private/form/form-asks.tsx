'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { withdrawOwnForm } from '@/lib/care/form/fill/actions';
import { formSchema } from '@/lib/care/form/fill/schema';
import { changeFormPart, saveFormHead, saveFormQuestion, saveFormSection } from '@/lib/care/form/own/actions';
import { formHeadSchema, partSchema, questionSchema, sectionSchema } from '@/lib/care/form/own/schema';
import { nameFormGuardian, sendClientForm } from '@/lib/care/form/send/actions';
import { guardianSchema, sendSchema } from '@/lib/care/form/send/schema';

/** Sends a form to a client. */
export function SendForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={sendClientForm} schema={sendSchema} />;
}

/** Names the guardian who is to sign, or another one. */
export function GuardianForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={nameFormGuardian} schema={guardianSchema} />;
}

/** Withdraws what one has signed. */
export function WithdrawForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={withdrawOwnForm} schema={formSchema} />;
}

/** Title and beginning of one's own form. */
export function FormHeadForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={saveFormHead} schema={formHeadSchema} />;
}

/** One section of one's own form. */
export function SectionForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={saveFormSection} schema={sectionSchema} />;
}

/** One question of one's own form. */
export function QuestionForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={saveFormQuestion} schema={questionSchema} />;
}

/** Removes a part of one's own form. */
export function FormPartForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={changeFormPart} schema={partSchema} />;
}
