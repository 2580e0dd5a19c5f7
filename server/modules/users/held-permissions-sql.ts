/** SQL of the permissions that a person `u` holds by role and group role, as an array of texts. */
export const heldPermissionsSql = `(SELECT coalesce(array_agg(DISTINCT held), '{}') FROM role r CROSS JOIN LATERAL unnest(r.permissions) AS held
  WHERE r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id))`
