-- Cards on boards by their documented names; green, yellow and red are only here.
CREATE VIEW milestones AS
SELECT c.id, c.project_id, c.title AS name, coalesce(d.text, '') AS description, c.due_on AS deadline,
  CASE l.status WHEN 'done' THEN 'green' WHEN 'in-progress' THEN 'yellow' WHEN 'review' THEN 'yellow' ELSE 'red' END AS status,
  c.priority, coalesce(n.text, '') AS notes, c.assignee AS assigned_to, c.progress AS progress_percentage,
  c.created_by, c.created_at, c.updated_at, c.list_id
FROM cards c
JOIN lists l ON l.id = c.list_id
LEFT JOIN card_texts d ON d.card_id = c.id AND d.field = 'description'
LEFT JOIN card_texts n ON n.card_id = c.id AND n.field = 'notes'
WHERE c.position IS NOT NULL;
-- Another documented name of the same.
CREATE VIEW crico_milestones AS SELECT * FROM milestones;

CREATE VIEW milestone_dependencies AS
SELECT c.project_id, c.id AS milestone_id, d.id AS depends_on_milestone_id
FROM cards c JOIN cards d ON d.id = ANY (c.depends_on) AND d.position IS NOT NULL
WHERE c.depends_on IS NOT NULL AND c.position IS NOT NULL;

CREATE VIEW milestone_history AS
SELECT g.project_id, (c.change ->> 'id')::uuid AS milestone_id, g.sequence::float8 AS sequence, g.actor AS changed_by, g.at AS changed_at,
  CASE WHEN c.change -> 'set' = 'null' THEN 'deleted' WHEN c.change -> 'was' = 'null' THEN 'created' ELSE 'updated' END AS action
FROM project_changes g, jsonb_array_elements(g.changes) AS c (change)
WHERE c.change ->> 'of' = 'card' AND g.kind <> 'spread';
