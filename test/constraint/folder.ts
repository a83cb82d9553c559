import { each, noon, someId, type TableCases } from './case';

const bytes = (count: number) => `\\x${'5a'.repeat(count)}`;

export const folderCases: Readonly<Record<string, TableCases>> = {
  care_folders: {
    valid: { client_id: someId, therapist_id: someId, sealed_key: bytes(68) },
    broken: {
      care_folders_of_one_person: [{ client_id: null }, { booking_id: someId }],
      care_folders_key_wrapped: each('sealed_key', [bytes(67)]),
    },
  },
  homework: {
    valid: { folder_id: someId, sealed: bytes(40) },
    broken: {
      homework_tool_shape: each('tool', ['', 'Worry Tree', 'a/b']),
      homework_sealed_length: each('sealed', [bytes(28)]),
      homework_outcome_known: [
        { outcome: 'done' },
        { answered_at: noon },
        { answered_at: noon, outcome: 'lost' },
      ],
    },
  },
  plan_goals: {
    valid: { plan_id: someId, folder_id: someId, sealed: bytes(40) },
    broken: { plan_goals_sealed_length: each('sealed', [bytes(28)]) },
  },
  plan_goal_steps: {
    valid: { goal_id: someId, step: 'begun' },
    broken: { plan_goal_steps_step_known: each('step', ['', 'far']) },
  },
  safety_plans: {
    valid: { folder_id: someId, sealed: bytes(40) },
    broken: { safety_plans_sealed_length: each('sealed', [bytes(28)]) },
  },
};
