'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { withdrawOwnForm } from '@/lib/care/form/fill/actions';
import { formSchema } from '@/lib/care/form/fill/schema';
import { changeFormPart, saveFormHead, saveFormQuestion, saveFormSection } from '@/lib/care/form/own/actions';
import { formHeadSchema, partSchema, questionSchema, sectionSchema } from '@/lib/care/form/own/schema';
import { nameFormGuardian, sendClientForm } from '@/lib/care/form/send/actions';
import { guardianSchema, sendSchema } from '@/lib/care/form/send/schema';

export const SendForm = reasonForm(sendClientForm, sendSchema);
export const GuardianForm = reasonForm(nameFormGuardian, guardianSchema);
export const WithdrawForm = reasonForm(withdrawOwnForm, formSchema);
export const FormHeadForm = reasonForm(saveFormHead, formHeadSchema);
export const SectionForm = reasonForm(saveFormSection, sectionSchema);
export const QuestionForm = reasonForm(saveFormQuestion, questionSchema);
export const FormPartForm = reasonForm(changeFormPart, partSchema);
