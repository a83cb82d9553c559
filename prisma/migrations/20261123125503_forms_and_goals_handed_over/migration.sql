ALTER TABLE "handovers" ADD COLUMN     "shares_forms" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "shares_goals" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "handover_lines" ADD COLUMN     "form_id" UUID,
ADD COLUMN     "goal_id" UUID;

CREATE INDEX "handover_lines_form_id_idx" ON "handover_lines"("form_id");
CREATE INDEX "handover_lines_goal_id_idx" ON "handover_lines"("goal_id");

ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "form_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "plan_goals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE handovers
  DROP CONSTRAINT handovers_shares_agreed,
  ADD CONSTRAINT handovers_shares_agreed CHECK (
    coalesce(answer = 'accepted', false) OR NOT (shares_results OR shares_summary OR shares_forms OR shares_goals));

ALTER TABLE handover_lines
  DROP CONSTRAINT handover_lines_kind_known,
  ADD CONSTRAINT handover_lines_kind_known CHECK (kind IN ('session', 'plan', 'result', 'form', 'goal')),
  -- A line opens what it names and nothing else.
  ADD CONSTRAINT handover_lines_opens CHECK (
    (form_id IS NULL OR kind = 'form') AND (goal_id IS NULL OR kind = 'goal'));
