import 'server-only';
import { z } from 'zod';
import { type Alarm, alarms, alarmTasks, alarmWords } from '@/lib/server/alarm/rules';
import { Frame, Paragraph } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payloadShape = z.strictObject({ alarm: z.enum(alarms) });

async function mailAlarm(alarm: Alarm): Promise<void> {
  const { subject, means, todo } = alarmWords[alarm];
  const { hostname } = new URL(env.APP_URL);
  await sendEmail({
    to: { name: 'Owner', address: env.ALARM_EMAIL ?? env.SUPPORT_EMAIL },
    id: `alarm-${alarm}-${new Date().toISOString().slice(0, 10)}`,
    subject,
    content: (
      <Frame preview={hostname} heading={subject}>
        <Paragraph>{means}</Paragraph>
        <Paragraph>{todo}</Paragraph>
        <Paragraph>This is about {hostname}. While it lasts you get this mail once a day.</Paragraph>
      </Frame>
    ),
  });
}

export const alarmJobs = {
  [alarmTasks.mail]: (payload: unknown) => mailAlarm(payloadShape.parse(payload).alarm),
};
