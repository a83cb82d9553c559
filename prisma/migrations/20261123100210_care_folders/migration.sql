CREATE TABLE "care_folders" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "care_folders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "homework" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "folder_id" UUID NOT NULL,
    "tool" TEXT,
    "sealed" BYTEA NOT NULL,
    "due_on" DATE,
    "outcome" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "homework_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "plan_goals" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "plan_id" UUID NOT NULL,
    "folder_id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_goals_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "plan_goal_steps" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "goal_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_goal_steps_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "safety_plans" (
    "folder_id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "shared_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_plans_pkey" PRIMARY KEY ("folder_id")
);

CREATE INDEX "care_folders_therapist_id_idx" ON "care_folders"("therapist_id");
CREATE UNIQUE INDEX "care_folders_client_id_therapist_id_key" ON "care_folders"("client_id", "therapist_id");
CREATE UNIQUE INDEX "homework_submission_key_key" ON "homework"("submission_key");
CREATE INDEX "homework_folder_id_created_at_idx" ON "homework"("folder_id", "created_at" DESC);
CREATE UNIQUE INDEX "plan_goals_submission_key_key" ON "plan_goals"("submission_key");
CREATE INDEX "plan_goals_plan_id_created_at_idx" ON "plan_goals"("plan_id", "created_at");
CREATE INDEX "plan_goals_folder_id_idx" ON "plan_goals"("folder_id");
CREATE INDEX "plan_goal_steps_goal_id_at_idx" ON "plan_goal_steps"("goal_id", "at");

ALTER TABLE "care_folders" ADD CONSTRAINT "care_folders_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "care_folders" ADD CONSTRAINT "care_folders_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "homework" ADD CONSTRAINT "homework_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "care_folders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_goals" ADD CONSTRAINT "plan_goals_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "therapy_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_goals" ADD CONSTRAINT "plan_goals_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "care_folders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_goal_steps" ADD CONSTRAINT "plan_goal_steps_goal_id_fkey" FOREIGN KEY ("goal_id") REFERENCES "plan_goals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "care_folders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE care_folders
  ADD CONSTRAINT care_folders_key_wrapped CHECK (octet_length(sealed_key) = 68);

ALTER TABLE homework
  ADD CONSTRAINT homework_tool_shape CHECK (tool ~ '^[a-z0-9-]{1,80}$'),
  ADD CONSTRAINT homework_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 65536),
  ADD CONSTRAINT homework_outcome_known CHECK (
    (outcome IS NULL) = (answered_at IS NULL) AND outcome IN ('done', 'not_done'));

ALTER TABLE plan_goals
  ADD CONSTRAINT plan_goals_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 65536);

ALTER TABLE plan_goal_steps
  ADD CONSTRAINT plan_goal_steps_step_known CHECK (step IN ('not_begun', 'begun', 'half', 'nearly', 'reached'));

ALTER TABLE safety_plans
  ADD CONSTRAINT safety_plans_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 65536);
