'use client';

import { PhoneField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { askTextCode, endTextReminders, proveTextNumber } from '@/lib/notification/text/actions';
import type { OwnTextChannel } from '@/lib/notification/text/queries';
import { carriers, type TextChannel, textChannels } from '@/lib/notification/text/rules';
import { askCodeFormSchema, proveNumberSchema } from '@/lib/notification/text/schema';

const postTo = '/account/notifications';

function AskForm({ channel, again }: { readonly channel: TextChannel; readonly again: boolean }) {
  const formId = `text-ask-${channel}`;
  const form = useValidatedForm({
    id: formId,
    schema: askCodeFormSchema,
    action: askTextCode,
    postTo: `${postTo}#${formId}`,
  });
  return (
    <Form form={form} label={`Number for ${textChannels[channel]}`} className="grid gap-4">
      <input type="hidden" name="channel" value={channel} />
      <PhoneField
        field={form.field('phone')}
        label={again ? 'Another number' : 'Mobile number'}
        hint={`${carriers[channel]} delivers these messages, and receives your number and the time of the appointment.`}
      />
      <SubmitButton sending={form.sending}>{again ? 'Send a new code' : 'Send me a code'}</SubmitButton>
    </Form>
  );
}

function ProveForm({ channel }: { readonly channel: TextChannel }) {
  const formId = `text-prove-${channel}`;
  const form = useValidatedForm({
    id: formId,
    schema: proveNumberSchema,
    action: proveTextNumber,
    postTo: `${postTo}#${formId}`,
    // A code is good for ten minutes.
    asksBeforeLeaving: false,
  });
  return (
    <Form form={form} label={`Code from ${textChannels[channel]}`} className="grid gap-4">
      <input type="hidden" name="channel" value={channel} />
      <TextField
        field={form.field('code')}
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <SubmitButton sending={form.sending}>Confirm my number</SubmitButton>
    </Form>
  );
}

function EndForm({ channel }: { readonly channel: TextChannel }) {
  const formId = `text-end-${channel}`;
  const form = useFormAction({ id: formId, action: endTextReminders, postTo });
  return (
    <Form form={form} className="grid gap-4">
      <input type="hidden" name="channel" value={channel} />
      <Button type="submit" variant="outline" disabled={form.sending} className="justify-self-start">
        Stop {textChannels[channel]}
      </Button>
    </Form>
  );
}

/** Reminders by short texts: a number for each way, proven by a code. */
export function TextCard({ channels }: { readonly channels: readonly OwnTextChannel[] }) {
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-muted-foreground">
        We send them at the reminder times you chose. They give only the time of the appointment, with a link
        to move or cancel. Reply STOP to end them.
      </p>
      {channels.map(({ channel, state, masked }) => (
        <section key={channel} aria-labelledby={`text-${channel}`} className="grid gap-4">
          <h3 id={`text-${channel}`} className="font-sans text-h4">
            {textChannels[channel]}
          </h3>
          {state === 'on' && (
            <>
              <p>Reminders go to {masked}.</p>
              <EndForm channel={channel} />
            </>
          )}
          {state === 'asked' && (
            <>
              <p>We have sent a code to {masked}.</p>
              <ProveForm channel={channel} />
            </>
          )}
          {state !== 'on' && <AskForm channel={channel} again={state === 'asked'} />}
        </section>
      ))}
    </div>
  );
}
