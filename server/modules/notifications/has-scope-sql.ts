/** SQL of whether a person `u` has a permission. @param scope its parameter, or a text in quotes */
export const hasScopeSql = (scope: string) =>
  `EXISTS (SELECT FROM role r LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
    WHERE r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles)) AND ${scope} = ANY (r.permissions))`
