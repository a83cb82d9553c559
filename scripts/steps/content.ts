import { checkLinks } from '../content/links';
import { publishedRetiredNumbers } from '../content/retired-numbers';
import { step } from '../setup/step.mjs';
import { Explained, say } from '../setup/terminal.mjs';

/**
 * Refuses to build pages with dead links or retired helpline numbers. Missing parts of a text are refused by
 * the code that reads it.
 */
export async function checkContent(root: string): Promise<void> {
  await step('Checking links and helplines', async () => {
    const links = await checkLinks(root);
    const wrong = [
      ...links.dead().map((link) => `dead link: ${link}`),
      ...publishedRetiredNumbers(root).map((number) => `retired helpline: ${number}`),
    ];
    for (const line of wrong) say(`  ${line}`);
    if (wrong.length > 0) throw new Explained(`The content is not fit to publish (${wrong.length}).`);
  });
}
