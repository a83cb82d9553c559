import 'server-only';
import { onlyContent } from '@/lib/site/content/published';
import { questionsKind } from '@/lib/site/questions/kind';

/** The questions of the home page with their answers, in the owner's order. */
export async function readQuestions() {
  const { content } = await onlyContent(questionsKind);
  return content.questions;
}
