-- A shared safety plan that went over is a line of the handover, so that its paper says so. It holds no word of it.
ALTER TABLE handover_lines
  DROP CONSTRAINT handover_lines_kind_known,
  ADD CONSTRAINT handover_lines_kind_known
    CHECK (kind IN ('session', 'plan', 'result', 'form', 'goal', 'safety-plan'));
