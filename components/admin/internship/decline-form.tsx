'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { decisionSchema } from '@/lib/admin/internship/schema';

export const DeclineInternForm = reasonForm(decideInternshipApplication, decisionSchema);
