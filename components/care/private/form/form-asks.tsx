'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { withdrawOwnForm } from '@/lib/care/form/fill/actions';
import { formSchema } from '@/lib/care/form/fill/schema';
import { changeFormPart, saveFormHead, saveFormQuestion, saveFormSection } from '@/lib/care/form/own/actions';
import { formHeadSchema, partSchema, questionSchema, sectionSchema } from '@/lib/care/form/own/schema';
import { nameFormGuardian, sendClientForm } from '@/lib/care/form/send/actions';
import { guardianSchema, sendSchema } from '@/lib/care/form/send/schema';

export function SendForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={sendClientForm} schema={sendSchema} />;
}

export function GuardianForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={nameFormGuardian} schema={guardianSchema} />;
}

export function WithdrawForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={withdrawOwnForm} schema={formSchema} />;
}

export function FormHeadForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormHead} schema={formHeadSchema} />;
}

export function SectionForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormSection} schema={sectionSchema} />;
}

export function QuestionForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={saveFormQuestion} schema={questionSchema} />;
}

export function FormPartForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={changeFormPart} schema={partSchema} />;
}
