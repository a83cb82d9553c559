'use client';

import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { addReceivedTestimonial } from '@/lib/admin/testimonial/actions';
import { testimonialSchema } from '@/lib/admin/testimonial/schema';

const id = 'testimonial';
const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} of 5` }));

/** Enters a testimonial that somebody sent us, in their words. */
export function TestimonialForm({
  postTo,
  formToken,
}: {
  readonly postTo: string;
  readonly formToken: string;
}) {
  const form = useValidatedForm({
    id,
    schema: testimonialSchema,
    action: addReceivedTestimonial,
    postTo: `${postTo}#${id}`,
    formToken,
  });
  const { field } = form;
  return (
    <Form form={form} label="New testimonial" className="grid max-w-3xl gap-6">
      <div className="field-row grid gap-6 sm:grid-cols-2" key={form.generation}>
        <TextField
          field={field('name')}
          label="Name to show"
          hint="A first name is enough."
          autoComplete="off"
          required
        />
        <TextField field={field('location')} label="Place" autoComplete="off" required />
        <TextField field={field('age')} label="Age (optional)" inputMode="numeric" autoComplete="off" />
        <SelectField field={field('rating')} label="Stars" options={stars} placeholder="Choose" required />
        <div className="sm:col-span-2">
          <TextArea
            field={field('content')}
            label="Text"
            hint="Exactly as written. Testimonials are never edited."
            rows={5}
            required
          />
        </div>
      </div>
      <SubmitButton sending={form.sending}>Add as hidden</SubmitButton>
    </Form>
  );
}
