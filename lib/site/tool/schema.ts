import type { Sheet } from '@/lib/site/tool/sheet';

/** Categories of product.md §2, Tools and worksheets, in the order of the menu. */
export const toolCategories = ['Tracking', 'Therapy', 'Anxiety', 'Goals', 'Wellness', 'Stress'] as const;

export type ToolCategory = (typeof toolCategories)[number];

export type ToolType = 'Worksheet' | 'Guide' | 'Checklist' | 'Journal' | 'Planner';

/** Tools that people can also fill in on screen. */
export type OnScreenTool = 'mood' | 'worry' | 'safety';

export type Tool = {
  readonly slug: string;
  readonly title: string;
  readonly type: ToolType;
  readonly category: ToolCategory;
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
  /** When it helps and when it does not. */
  readonly goodFor: string;
  readonly sheet: Sheet;
  readonly onScreen?: OnScreenTool;
};
