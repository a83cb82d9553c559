import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { sealedMessage } from '@/lib/care/message/sealed';
import { newDataKey } from '@/lib/server/seal/data-key';
import { masterKeys } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { moment, readSampleData } from './data';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { profileId } from './people';

const threads = readSampleData(
  'messages.yaml',
  z.array(
    z.strictObject({
      client: z.email(),
      /** Up to when each side has read. */
      clientRead: moment,
      therapistRead: moment,
      messages: z
        .array(z.strictObject({ from: z.enum(['client', 'therapist']), at: moment, text: z.string().min(1) }))
        .min(1),
    }),
  ),
);

/** Conversations of the demo therapist with clients; none without the sealing key. */
export async function loadMessages(tx: Prisma.TransactionClient): Promise<readonly Prisma.BatchPayload[]> {
  if (orNullIfSealed(masterKeys) === null) return [];
  const loaded: Prisma.BatchPayload[] = [];
  for (const { client, clientRead, therapistRead, messages } of threads) {
    const id = sampleId(`thread ${client}`);
    const { key, wrapped } = newDataKey();
    const thread = await tx.messageThread.createMany({
      data: {
        ...{ id, clientId: profileId(client), therapistId: therapistId(linkedSlug), sealedKey: wrapped },
        ...{ lastMessageAt: messages.at(-1)?.at ?? null, createdAt: messages[0]?.at },
        ...{ personReadAt: clientRead, helperReadAt: therapistRead },
      },
      skipDuplicates: true,
    });
    loaded.push(thread);
    // An earlier load has another key.
    if (thread.count === 0) continue;
    loaded.push(
      await tx.threadMessage.createMany({
        data: messages.map(({ from, at, text }, place) => {
          const side = from === 'client' ? 'person' : 'helper';
          return {
            ...{ id: sampleId(`message ${client} ${place}`), threadId: id, side, createdAt: at },
            sealed: sealedMessage.seal(key, { threadId: id, side }, { text }),
            submissionKey: sampleId(`message key ${client} ${place}`),
          };
        }),
      }),
    );
  }
  return loaded;
}
