# O čem lidé u stolu rozhodují společně, a konec hry.

error-table-not-now = O to teď nelze požádat.
