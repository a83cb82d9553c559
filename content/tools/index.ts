import { breathingCard } from '@/content/tools/breathing-card';
import { goalPlanner } from '@/content/tools/goal-planner';
import { moodTracker } from '@/content/tools/mood-tracker';
import { safetyPlan } from '@/content/tools/safety-plan';
import { sessionJournal } from '@/content/tools/session-journal';
import { stressMap } from '@/content/tools/stress-map';
import { thoughtRecord } from '@/content/tools/thought-record';
import { wellnessChecklist } from '@/content/tools/wellness-checklist';
import { worryTree } from '@/content/tools/worry-tree';
import type { Tool } from '@/lib/site/tool/schema';

/** The eight built-in tools (product.md §9), in the order of the page. */
export const tools: readonly Tool[] = [
  moodTracker,
  worryTree,
  thoughtRecord,
  breathingCard,
  goalPlanner,
  wellnessChecklist,
  stressMap,
  sessionJournal,
];

/** Every tool with a page and a sheet: the eight, and the safety plan, which is found from the crisis page. */
export const toolPages: readonly Tool[] = [...tools, safetyPlan];

/** The pages to choose from in a form. */
export const toolChoices = toolPages.map(({ slug, title }) => ({ value: slug, label: title }));

export function findTool(slug: string): Tool | undefined {
  return toolPages.find((tool) => tool.slug === slug);
}

export function sheetPath(tool: Tool): string {
  return `/resources/tools-worksheets/pdf/${tool.slug}.pdf`;
}
