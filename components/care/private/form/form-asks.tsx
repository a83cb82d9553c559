'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { withdrawOwnForm } from '@/lib/care/form/fill/actions';
import { formSchema } from '@/lib/care/form/fill/schema';
import { changeFormPart, saveFormHead, saveFormQuestion, saveFormSection } from '@/lib/care/form/own/actions';
import { formHeadSchema, partSchema, questionSchema, sectionSchema } from '@/lib/care/form/own/schema';
import { nameFormGuardian, sendClientForm } from '@/lib/care/form/send/actions';
import { guardianSchema, sendSchema } from '@/lib/care/form/send/schema';

/** Sends a form to a client. */
export function SendForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={sendClientForm} schema={sendSchema} />;
}

/** Names the guardian who is to sign, or another one. */
export function GuardianForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={nameFormGuardian} schema={guardianSchema} />;
}

/** Withdraws what one has signed. */
export function WithdrawForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={withdrawOwnForm} schema={formSchema} />;
}

/** Title and beginning of one's own form. */
export function FormHeadForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormHead} schema={formHeadSchema} />;
}

/** One section of one's own form. */
export function SectionForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormSection} schema={sectionSchema} />;
}

/** One question of one's own form. */
export function QuestionForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormQuestion} schema={questionSchema} />;
}

/** Removes a part of one's own form. */
export function FormPartForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={changeFormPart} schema={partSchema} />;
}
